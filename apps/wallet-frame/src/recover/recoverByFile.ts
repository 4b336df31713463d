import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { type Addresses, addressOrder, rootBytes } from '../keys/Addresses.js'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys, wordsOf } from '../keys/deriveKeys.js'
import { type ExportedKeys, exportOf } from '../keys/exportOf.js'
import { parseCode, secretOfCode } from '../keys/parseCode.js'
import { recoveryFileSchema } from '../keys/RecoveryFile.js'
import { openCopy } from '../keys/sealCopy.js'

/** A recovered wallet. */
export type Recovered = { readonly addresses: Addresses; readonly keys: ExportedKeys }

/** Reason of a failed recovery. */
export type RecoverFault = 'file' | 'code' | 'wrongCode' | 'words'

/** The input does not open a wallet. */
export class RecoverFailure extends Error {
  readonly fault: RecoverFault

  constructor(fault: RecoverFault, options?: ErrorOptions) {
    super(`Couldn’t open the wallet: ${fault}`, options)
    this.fault = fault
  }
}

/**
 * Opens a recovery file with its code. @throws RecoverFailure `file`, `code` (mistyped), `wrongCode` (of another file)
 *
 * @example const { keys } = await recoverByFile(await file.text(), '7ZQ2K-1M0XA-…')
 */
export async function recoverByFile(fileText: string, code: string): Promise<Recovered> {
  const file = readFile(fileText)
  const signs = parseCode(code)
  if (signs === undefined) throw new RecoverFailure('code')
  const root = await openCopy(file.copy, { kind: 'code', secret: secretOfCode(signs) }, file.user).catch((cause) => {
    throw new RecoverFailure('wrongCode', { cause })
  })
  const recovered = await ofRoot(root)
  // A file with modified addresses must not be trusted.
  if (!addressOrder.every((name) => recovered.addresses[name] === file.addresses[name]))
    throw new RecoverFailure('file')
  return recovered
}

/** Opens a wallet with its recovery phrase, in any spacing and case. @throws RecoverFailure `words` */
export async function recoverByWords(text: string): Promise<Recovered> {
  const words = text.trim().toLowerCase().split(/\s+/).join(' ')
  let root: Uint8Array
  try {
    root = mnemonicToEntropy(words, wordlist)
  } catch (cause) {
    throw new RecoverFailure('words', { cause })
  }
  if (root.length !== rootBytes) throw new RecoverFailure('words')
  return ofRoot(root)
}

async function ofRoot(root: Uint8Array): Promise<Recovered> {
  const keys = await deriveKeys(wordsOf(root))
  return { addresses: addressesOf(keys), keys: exportOf(root, keys) }
}

function readFile(text: string) {
  try {
    return recoveryFileSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new RecoverFailure('file', { cause })
  }
}
