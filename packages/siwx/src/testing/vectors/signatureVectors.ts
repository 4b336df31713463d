import { decodeBase58, encodeBase58 } from '@kit/adapter'
import { formatSs58, parseSs58 } from '@kit/polkadot'
import { type BitcoinCard, bitcoinForms, signBitcoinMessage } from '@kit/testing/bitcoin'
import { createPolkadotSigner, type PolkadotKey } from '@kit/testing/polkadot'
import { createSolanaSigner, solanaSeeds } from '@kit/testing/solana'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { formatMessage, type SiwxFields } from '../../index.js'
import { evmKey, seedOf } from './keys.js'
import { least } from './messageVectors.js'
import type { SignatureVector } from './Vectors.js'

type ChainId = SiwxFields['chainId']
type Vector = Omit<SignatureVector, 'chainId' | 'accountAddress' | 'message'>
const textOf = (chainId: ChainId, accountAddress: string): string =>
  formatMessage({ ...least, statement: 'Sign in to the example.', chainId, accountAddress })

/** Vectors of one account and one message. */
const of = (
  chainId: ChainId,
  accountAddress: string,
  vectors: (message: string) => readonly Vector[],
): SignatureVector[] => {
  const message = textOf(chainId, accountAddress)
  return vectors(message).map((vector) => ({ ...vector, chainId, accountAddress, message }))
}
const hex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`
/** Flips one bit of a signature. */
const corrupt = (bytes: Uint8Array): Uint8Array => bytes.map((byte, index) => (index === 7 ? byte ^ 1 : byte))

async function onEvm(): Promise<SignatureVector[]> {
  const account = privateKeyToAccount(evmKey)
  const chainId = 'eip155:1'
  const message = textOf(chainId, account.address)
  const signature = await account.signMessage({ message })
  const other = await account.signMessage({ message: message.replace('Sign in to', 'Sign up to') })
  const bytes = hexToBytes(signature.slice(2))
  const withRecovery = (byte: number): string => hex(concatBytes(bytes.subarray(0, 64), Uint8Array.of(byte)))
  const recovery = (bytes[64] ?? 0) - 27
  const type = 'eip191'
  const refused = { type, verdict: 'invalid', chain: 'noCode' } as const
  return of(chainId, account.address, () => [
    { name: 'a key', type, signature, verdict: 'valid' },
    { name: 'a key, with a recovery bit of 0 or 1', type, signature: withRecovery(recovery), verdict: 'valid' },
    { name: 'a key', ...refused, signature: other, reason: 'it signs a different text' },
    { name: 'a key', ...refused, signature: hex(corrupt(bytes)), reason: 'one bit is flipped' },
    { name: 'a key', ...refused, signature: withRecovery(28 - recovery), reason: 'the recovery bit is inverted' },
    { name: 'a key', ...refused, signature: '0x', reason: 'the signature is empty' },
    { name: 'a key', ...refused, signature: hex(new Uint8Array(65)), reason: "it isn't a point on the curve" },
    { name: 'a key', ...refused, signature: hex(bytes.subarray(0, 63)), reason: 'it is too short' },
  ])
}

function onSolana(): SignatureVector[] {
  const signer = createSolanaSigner(solanaSeeds())
  const [address = '', other = ''] = signer.addresses
  const type = 'solana:ed25519'
  return of('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address, (message) => {
    const bytes = utf8ToBytes(message)
    const signed = signer.sign(address, bytes)
    const refused = (reason: string, signature: Uint8Array) =>
      ({ name: 'a text', type, signature: encodeBase58(signature), verdict: 'invalid', reason }) as const
    return [
      { name: 'a text', type, signature: encodeBase58(signed), verdict: 'valid' },
      {
        name: 'a transaction with one memo, as hardware wallets sign',
        type,
        signature: encodeBase58(signer.sign(address, memoOf(address, bytes, new Uint8Array(32)))),
        verdict: 'valid',
      },
      refused('it belongs to a transaction that can be sent', signer.sign(address, memoOf(address, bytes, seedOf(1)))),
      refused('it belongs to another account', signer.sign(other, bytes)),
      refused('it signs a different text', signer.sign(address, utf8ToBytes(`${message} `))),
      refused('one bit is flipped', corrupt(signed)),
      refused('it is too short', signed.subarray(1)),
      refused('it is all zeros', new Uint8Array(64)),
    ]
  })
}

/** The legacy message of a transaction with one signer and one memo. */
function memoOf(address: string, memo: Uint8Array, blockhash: Uint8Array): Uint8Array {
  const bytesOf = (text: string) => decodeBase58(text) ?? new Uint8Array()
  const length = Uint8Array.of((memo.length & 0x7f) | 0x80, memo.length >> 7)
  const program = bytesOf('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
  const header = Uint8Array.of(1, 0, 1, 2)
  return concatBytes(header, bytesOf(address), program, blockhash, Uint8Array.of(1, 1, 0), length, memo)
}

function onPolkadot(): SignatureVector[] {
  const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  const wrap = (message: string) => utf8ToBytes(`<Bytes>${message}</Bytes>`)
  const withKind = (kind: number, signature: Uint8Array) => concatBytes(Uint8Array.of(kind), signature)
  const ofKind = (
    type: PolkadotKey['type'] | 'ecdsa',
    sign: (bytes: Uint8Array) => Uint8Array,
    address: string,
    kind?: number,
  ) =>
    of(chainId, address, (message) => {
      const name = (how: string) => `${type}, ${how}`
      const valid = (how: string, signature: Uint8Array) =>
        ({ name: name(how), type: `polkadot:${type}`, signature: hex(signature), verdict: 'valid' }) as const
      const refused = (reason: string, signature: Uint8Array) => ({
        ...valid('wrapped', signature),
        verdict: 'invalid' as const,
        reason,
      })
      const signed = sign(wrap(message))
      return [
        valid('wrapped', signed),
        valid('bare', sign(utf8ToBytes(message))),
        ...(kind === undefined
          ? []
          : [
              valid('wrapped, prefixed with its key type', withKind(kind, signed)),
              refused('it has a different type', withKind(3 - kind, signed)),
            ]),
        refused('it signs a different text', sign(wrap(`${message} `))),
        refused('one bit is flipped', corrupt(signed)),
        refused('it is too short', signed.subarray(1)),
      ]
    })
  const byKey = (type: PolkadotKey['type'], kind?: number) => {
    const signer = createPolkadotSigner([{ type, seed: seedOf(9) }])
    const [generic = ''] = signer.addresses
    const key = parseSs58(generic)
    const address = key ? formatSs58(key.publicKey, 0) : generic
    return ofKind(type, (bytes) => signer.sign(generic, bytes), address, kind)
  }
  const byEcdsa = () => {
    const sign = (bytes: Uint8Array) => {
      const signed = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), seedOf(9))
      return concatBytes(signed.toCompactRawBytes(), Uint8Array.of(signed.recovery))
    }
    const account = blake2b(secp256k1.getPublicKey(seedOf(9), true), { dkLen: 32 })
    return ofKind('ecdsa', sign, formatSs58(account, 0), 2)
  }
  return [...byKey('sr25519', 1), ...byKey('ed25519', 0), ...byEcdsa(), ...byKey('ethereum')]
}

function onBitcoin(): SignatureVector[] {
  const forms = (payment: 'p2wpkh' | 'p2sh' | 'p2pkh') => bitcoinForms(seedOf(9), 'mainnet', payment)
  const ofCard = (name: string, card: BitcoinCard, vectors: (sign: Signing, message: string) => readonly Vector[]) =>
    of('bip122:000000000019d6689c085ae165831e93', card.address, (message) =>
      vectors((as, text = message) => signBitcoinMessage(card, text, as), message).map((vector) => ({
        ...vector,
        name: `${name}, ${vector.name}`,
      })),
    )
  const bip322 = 'bip122:bip322'
  const legacy = 'bip122:legacy'
  const valid = (name: string, type: string, signature: string) =>
    ({ name, type, signature, verdict: 'valid' }) as const
  const refused = (name: string, type: string, signature: string, reason: string) =>
    ({ name, type, signature, verdict: 'invalid', reason }) as const
  const ofAnother = (card: BitcoinCard, message: string, as: 'simple' | 'ecdsa') =>
    signBitcoinMessage({ ...card, privateKey: seedOf(8) }, message, as)
  const segwit = forms('p2wpkh').payment
  const plain = forms('p2pkh').payment
  return [
    ...ofCard('SegWit', segwit, (sign, message) => [
      valid('simple', bip322, sign('simple')),
      valid('simple with prefix', bip322, sign('prefixed')),
      { ...valid('recoverable ECDSA', legacy, sign('ecdsa')), strictVerdict: 'invalid' },
      refused('simple', bip322, sign('simple', `${message} `), 'it signs a different text'),
      refused('simple', bip322, sign('prefixed').replace('smp', 'ful'), 'its prefix names a different format'),
      refused('recoverable ECDSA', legacy, ofAnother(segwit, message, 'ecdsa'), 'it was made with another key'),
      refused('simple', bip322, 'AA==', 'there is no witness'),
      refused('simple', bip322, '', 'the signature is empty'),
    ]),
    ...ofCard('Taproot', forms('p2wpkh').ordinals, (sign, message) => [
      valid('simple', bip322, sign('simple')),
      valid('simple with prefix', bip322, sign('prefixed')),
      refused('simple', bip322, sign('simple', `${message} `), 'it signs a different text'),
    ]),
    ...ofCard('SegWit in P2SH', forms('p2sh').payment, (sign, message) => [
      valid('full', bip322, sign('simple')),
      valid('full with prefix', bip322, sign('prefixed')),
      refused('full', bip322, sign('simple', `${message} `), 'it signs a different text'),
    ]),
    ...ofCard('P2PKH', plain, (sign, message) => [
      valid('legacy', legacy, sign('ecdsa')),
      refused('legacy', legacy, sign('ecdsa', `${message} `), 'it signs a different text'),
      refused('legacy', legacy, ofAnother(plain, message, 'ecdsa'), 'it was made with another key'),
    ]),
  ]
}

type Signing = (as: 'simple' | 'prefixed' | 'ecdsa', text?: string) => string

/** Signatures of every namespace, made with publicly known keys. */
export async function signatureVectors(): Promise<readonly SignatureVector[]> {
  return [...(await onEvm()), ...onSolana(), ...onPolkadot(), ...onBitcoin()]
}
