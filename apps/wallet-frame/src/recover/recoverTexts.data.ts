/** The page's texts in English. */
export const recoverTexts = {
  title: 'Recover a wallet',
  why: 'This page works offline: save it, disconnect, and open it from your disk. Nothing you enter leaves it. Anyone who sees the phrase or keys controls your wallet.',
  byFile: 'Use your recovery file and code',
  file: 'Recovery file',
  code: 'Recovery code',
  byWords: 'Use your recovery phrase',
  words: 'Recovery phrase',
  open: 'Open wallet',
  wrongFile: 'Invalid recovery file, or the file was changed.',
  wrongCode: 'Incorrect recovery code for this file. Check every character.',
  mistyped: 'This code has a typo. A recovery code has 27 characters.',
  wrongWords: 'Invalid recovery phrase. Enter all 12 words in order, and check the spelling.',
  failed: 'This browser can’t open the wallet. Use a newer browser.',
  opened: 'Wallet opened',
  address: 'Address',
  key: 'Private key',
  eoa: 'Account (EVM)',
  owner: 'Owner of the smart account (EVM)',
  solana: 'Account (Solana)',
  show: 'Show',
  hide: 'Hide',
} as const

/** The page's texts in a language. */
export type RecoverTexts = { readonly [Name in keyof typeof recoverTexts]: string }
