import type { AnyView } from '../router/defineView.js'
import { connectView } from './Connect.js'

/** The views that the modal brings. A new one is one file and one line. */
export const builtInViews: readonly AnyView[] = [connectView]
