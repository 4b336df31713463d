import type { Asker, Review } from '../approval/Review.js'
import type { ExportCommands } from '../pages/exportCommands.data.js'
import type { Ceremony } from '../passkey/Ceremony.js'

/** What each decision shows: data that a window gets a copy of, and beside it commands of `manage`, which stay in the frame. */
export type Decisions = {
  readonly approve: { readonly review: Review }
  readonly changeEmail: { readonly asker: Asker; readonly email: string }
  readonly share: { readonly asker: Asker }
  readonly export: { readonly manage: ExportCommands }
}

/** What windows show: decisions, and passkeys being asked for. */
export type WindowViews = Decisions & { readonly passkey: Ceremony }
