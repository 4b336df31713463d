/** What the accounts of the wallet put on the timeline. No address is in it. */
export interface AccountEvents {
  /** The visitor chose which account is used where there are two. */
  'embedded/preferredAccountTypeSet': { readonly accountType: 'eoa' | 'smartAccount' }
}

declare module '@kit/core' {
  interface PluginEvents extends AccountEvents {}
}
