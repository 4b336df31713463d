import type { ComponentType } from 'react'
import type { Asked } from '../screen/Screen.js'
import type { Decisions } from './Decisions.js'

/** The views of what must not be decided, or seen, below something that a page lays over it. */
export const decisionViews: {
  readonly [Name in keyof Decisions]: () => Promise<ComponentType<Decisions[Name] & Asked<unknown>>>
} = {
  approve: async () => (await import('../approval/view/Approve.js')).Approve,
  changeEmail: async () => (await import('../login/ChangeEmail.js')).ChangeEmail,
  export: async () => (await import('../pages/view/Export.js')).Export,
}
