import { generateKeyPairSync, sign } from 'node:crypto'
import { blake2b } from '@noble/hashes/blake2b'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base58, createBase58check } from '@scure/base'
import { concatBytes, hexToBytes } from 'viem'
import { privateKeyToAccount, sign as signHash } from 'viem/accounts'
import type { Signer } from './signNameRequest.js'

/** An account of a chain, with the chain's ID. */
export type FamilySigner = Signer & { readonly chainId: `${string}:${string}` }

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Creates one account for each chain family except EVM. They sign texts the way wallets do. */
export function createFamilySigners(privateKey: `0x${string}`): readonly FamilySigner[] {
  return [solanaSigner(), polkadotSigner(), bitcoinSigner(privateKey)]
}

/** Ed25519 over the text, base58. */
function solanaSigner(): FamilySigner {
  const key = ed25519Key()
  return {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(key.publicKey),
    signMessage: async ({ message }) => base58.encode(key.sign(utf8(message))),
  }
}

/** Ed25519 over the text in `<Bytes>`, prefixed by the key type, hex. SS58 of the Polkadot relay chain. */
function polkadotSigner(): FamilySigner {
  const key = ed25519Key()
  const account = concatBytes([new Uint8Array([0]), key.publicKey])
  const checksum = blake2b(concatBytes([utf8('SS58PRE'), account]), { dkLen: 64 }).subarray(0, 2)
  return {
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    address: base58.encode(concatBytes([account, checksum])),
    signMessage: async ({ message }) =>
      `0x00${Buffer.from(key.sign(utf8(`<Bytes>${message}</Bytes>`))).toString('hex')}`,
  }
}

/** The recoverable form of signed messages, base64, with the hash of a compressed key. */
function bitcoinSigner(privateKey: `0x${string}`): FamilySigner {
  const { publicKey } = privateKeyToAccount(privateKey)
  const [x, y] = [publicKey.slice(4, 68), BigInt(`0x${publicKey.slice(68)}`)]
  const compressed = hexToBytes(`0x0${y % 2n === 0n ? 2 : 3}${x}`)
  const hash = ripemd160(sha256(compressed))
  return {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    address: createBase58check(sha256).encode(concatBytes([new Uint8Array([0]), hash])),
    async signMessage({ message }) {
      const text = utf8(message)
      const length = text.length < 253 ? [text.length] : [253, text.length & 255, text.length >> 8]
      const digest = sha256(sha256(concatBytes([utf8('\x18Bitcoin Signed Message:\n'), new Uint8Array(length), text])))
      const { r, s, yParity } = await signHash({ hash: `0x${Buffer.from(digest).toString('hex')}`, privateKey })
      const bytes = concatBytes([new Uint8Array([31 + Number(yParity)]), hexToBytes(r), hexToBytes(s)])
      return Buffer.from(bytes).toString('base64')
    },
  }
}

function ed25519Key() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
    sign: (bytes: Uint8Array) => new Uint8Array(sign(null, bytes, privateKey)),
  }
}
