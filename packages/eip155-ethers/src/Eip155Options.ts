import type { Eip155BaseOptions } from '@kit/eip155'

/** What {@link eip155} takes. */
export type Eip155Options = Eip155BaseOptions
