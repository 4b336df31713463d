import type { Target } from '../adapter/Target.js'
import type { Services } from '../services/createServices.js'

/** The live provider of a connection. Throws what `Targets` throws for one that is not there. */
export const getProvider =
  ({ targets }: Services) =>
  (target: Target = {}): unknown =>
    targets.live(targets.find(target).connection).session.provider
