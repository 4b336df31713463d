/** Codes of warnings. The text is `approval.warn.<code>`. */
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

/** A warning with the values of its text. */
export type Warning = {
  readonly code: WarningCode
  /** Whether continuing can lose assets. */
  readonly isDangerous: boolean
  readonly values?: { readonly [name: string]: string }
}

/** Warnings about possible losses. */
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

export function warn(code: WarningCode, values?: Warning['values']): Warning {
  return { code, isDangerous: dangerous.includes(code), ...(values && { values }) }
}
