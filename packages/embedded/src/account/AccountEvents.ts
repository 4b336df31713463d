/** Events about the wallet's accounts. They contain no addresses. */
export interface AccountEvents {
  /** The user chose which of two accounts to use. */
  'embedded/preferredAccountTypeSet': { readonly accountType: 'eoa' | 'smartAccount' }
  /** The user opened the backup view. */
  'embedded/upgradeOpened': object
}

declare module '@kit/core' {
  interface PluginEvents extends AccountEvents {}
}
