import Foundation
import Testing
import TrainerCore
@testable import TrainerScoring
