/** What the accounts of the wallet put on the timeline. No address is in it. */
export interface AccountEvents {
  /** The visitor chose which account is used where there are two. */
  'embedded/preferredAccountTypeSet': { readonly accountType: 'eoa' | 'smartAccount' }
  /** The visitor looked at how to keep the wallet without this site. */
  'embedded/upgradeOpened': object
}

declare module '@kit/core' {
  interface PluginEvents extends AccountEvents {}
}
