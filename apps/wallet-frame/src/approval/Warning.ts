/** What a visitor is warned of; its sentence is the text `approval.warn.<code>`. */
export type WarningCode =
  | 'fails'
  | 'unlimited'
  | 'allItems'
  | 'firstRecipient'
  | 'lookAlike'
  | 'otherChain'
  | 'rawHash'
  | 'notText'
  | 'hiddenCharacters'
  | 'unknownCall'
  | 'standing'
  | 'permit'
  | 'ownershipTransfer'
  | 'oneByOne'
  | 'delegates'
  | 'notShown'
  | 'wholeBalance'
  | 'signedMove'

/** A warning with what its sentence names. */
export type Warning = {
  readonly code: WarningCode
  /** Something can be lost by going on. */
  readonly isDangerous: boolean
  readonly values?: { readonly [name: string]: string }
}

/** Those by which something can be lost. */
const dangerous: readonly WarningCode[] = [
  'fails',
  'unlimited',
  'allItems',
  'lookAlike',
  'rawHash',
  'ownershipTransfer',
  'notShown',
  'signedMove',
]

/** Makes a warning. */
export function warn(code: WarningCode, values?: Warning['values']): Warning {
  return { code, isDangerous: dangerous.includes(code), ...(values && { values }) }
}
