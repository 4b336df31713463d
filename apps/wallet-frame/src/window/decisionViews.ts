import type { ComponentType } from 'react'
import type { Asked, Decisions } from '../screen/Screen.js'

/** What is asked of passkeys, as the server or the frame gives it: another one is made, or one that there is shown. */
export type Ceremony = {
  readonly kind: 'make' | 'show'
  readonly options: Readonly<Record<string, unknown>>
}

/** What windows show: decisions, and passkeys being asked for. */
export type WindowViews = Decisions & { readonly passkey: Ceremony }

type Load<Props> = () => Promise<ComponentType<Props & Asked<unknown>>>

/** The views of what must not be decided, or seen, below something that a page lays over it. */
export const decisionViews: {
  readonly [Name in keyof Decisions]: Load<Decisions[Name]>
} = {
  approve: async () => (await import('../approval/view/Approve.js')).Approve,
  changeEmail: async () => (await import('../session/ChangeEmail.js')).ChangeEmail,
  share: async () => (await import('../session/ShareAddress.js')).ShareAddress,
  export: async () => (await import('../pages/view/Export.js')).Export,
}

/** What windows show. */
export const windowViews: { readonly [Name in keyof WindowViews]: Load<WindowViews[Name]> } = {
  ...decisionViews,
  passkey: async () => (await import('../passkey/UsePasskey.js')).UsePasskey,
}
