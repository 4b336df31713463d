import type { ComponentType } from 'react'
import type { Asked } from '../screen/Screen.js'
import type { Decisions, WindowViews } from './Decisions.js'

type Load<Props> = () => Promise<ComponentType<Props & Asked<unknown>>>

/** The views of what must not be decided, or seen, below something that a page lays over it. */
export const decisionViews: {
  readonly [Name in keyof Decisions]: Load<Decisions[Name]>
} = {
  approve: async () => (await import('../approval/view/Approve.js')).Approve,
  changeEmail: async () => (await import('../login/ChangeEmail.js')).ChangeEmail,
  share: async () => (await import('../login/ShareAddress.js')).ShareAddress,
  export: async () => (await import('../pages/view/Export.js')).Export,
}

/** What windows show. */
export const windowViews: { readonly [Name in keyof WindowViews]: Load<WindowViews[Name]> } = {
  ...decisionViews,
  passkey: async () => (await import('../passkey/UsePasskey.js')).UsePasskey,
}
