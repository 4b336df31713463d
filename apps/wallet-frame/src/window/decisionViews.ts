import type { ComponentType } from 'react'
import type { Decisions, Requested } from '../screen/Screen.js'

/** A passkey ceremony with its options: create one, or use an existing one. */
export type Ceremony = {
  readonly kind: 'make' | 'show'
  readonly options: Readonly<Record<string, unknown>>
}

/** Views that windows show: decisions, and passkey prompts. */
export type WindowViews = Decisions & { readonly passkey: Ceremony }

type Load<Props> = () => Promise<ComponentType<Props & Requested<unknown>>>

/** Views that must not be covered by the page. */
export const decisionViews: {
  readonly [Name in keyof Decisions]: Load<Decisions[Name]>
} = {
  approve: async () => (await import('../approval/view/Approve.js')).Approve,
  changeEmail: async () => (await import('../session/ChangeEmail.js')).ChangeEmail,
  share: async () => (await import('../session/ShareAddress.js')).ShareAddress,
  export: async () => (await import('../pages/view/Export.js')).Export,
}

/** Views that windows show. */
export const windowViews: { readonly [Name in keyof WindowViews]: Load<WindowViews[Name]> } = {
  ...decisionViews,
  passkey: async () => (await import('../passkey/UsePasskey.js')).UsePasskey,
}
