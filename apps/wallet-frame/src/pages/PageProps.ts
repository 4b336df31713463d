import type { Asked } from '../screen/Screen.js'
import type { Manage } from './Manage.js'

/** What each page gets; it is closed by its answer. */
export type PageProps = { readonly manage: Manage } & Asked<void>
