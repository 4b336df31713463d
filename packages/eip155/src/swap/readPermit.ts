import type { RpcRequest } from '@kit/adapter'
import { KitError, type Permit, type ReadCall, type SpenderOf } from '@kit/core/adapter'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { decodeAbi, decodeText, decodeUint, encodeAbi, encodeCall } from '../abi/Abi.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

const domainType = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const
const permitType = `Permit(${permitFields.map(({ name, type }) => `${type} ${name}`).join(',')})`

const hashOf = (text: string): bigint => BigInt(`0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`)

/**
 * Returns an approval by signature (EIP-2612) if the token supports it. The domain that the contract reports must hash to its
 * `DOMAIN_SEPARATOR`. Its permit type, if it reports one, must be the standard's (DAI has another one of the same name). Returns undefined
 * for an owner that is a contract, because it signs without a key.
 *
 * @throws KitError `account/invalidAddress`, `rpc/*`.
 * @example const permit = await readPermit(request, { network, owner, token, spender, amount, deadlineMs })
 */
export async function readPermit(
  request: RpcRequest,
  call: ReadCall & SpenderOf & { readonly amount: bigint; readonly deadlineMs: number },
): Promise<Permit | undefined> {
  const { network, owner, token, spender, amount, deadlineMs, signal } = call
  const ask = (data: `0x${string}`) =>
    request({ method: 'eth_call', params: [{ to: token, data }, 'latest'] }).catch(unlessReverted)
  const read = () =>
    Promise.all([
      request({ method: 'eth_getCode', params: [owner, 'latest'] }),
      ask(encodeCall('nonces(address)', owner)).then(decodeUint),
      ask(encodeCall('DOMAIN_SEPARATOR()')).then(decodeUint),
      ask(encodeCall('PERMIT_TYPEHASH()')).then(decodeUint),
      ask(encodeCall('eip712Domain()')).then(decodeDomain),
      ask(encodeCall('name()')).then(decodeText),
      ask(encodeCall('version()')).then(decodeText),
    ])
  const answers = await readChain(read, signal, "Couldn't read the token's permit details.")
  const [code, nonce, separator, typehash, domain, name, version] = answers
  const isStandard = typehash === undefined || typehash === hashOf(permitType)
  if (code !== '0x' || nonce === undefined || separator === undefined || !isStandard) return undefined
  const chainId = BigInt(network.reference)
  const tokenDomain = [domain, { name, version }, { name, version: '1' }].find(
    (candidate) =>
      candidate?.name !== undefined &&
      candidate.version !== undefined &&
      separatorOf(candidate, chainId, token) === separator,
  )
  if (tokenDomain === undefined) return undefined
  const deadline = BigInt(Math.floor(deadlineMs / 1000))
  return {
    typedData: {
      domain: { name: tokenDomain.name, version: tokenDomain.version, chainId, verifyingContract: token },
      types: { Permit: permitFields },
      primaryType: 'Permit',
      message: { owner, spender, value: amount, nonce, deadline },
    },
    encode(signature) {
      const { r, s, v } = splitSignature(signature)
      const types = '(address,address,uint256,uint256,uint8,uint256,uint256)'
      return encodeAbi(types, [owner, spender, amount, deadline, v, r, s])
    },
  }
}

function separatorOf({ name = '', version = '' }: Domain, chainId: bigint, token: string): bigint {
  const types = '(uint256,uint256,uint256,uint256,address)'
  const words = encodeAbi(types, [hashOf(domainType), hashOf(name), hashOf(version), chainId, token])
  return BigInt(`0x${bytesToHex(keccak_256(hexToBytes(words.slice(2))))}`)
}

type Domain = { readonly name: string | undefined; readonly version: string | undefined }

/** Returns name and version of `eip712Domain()` (EIP-5267). */
function decodeDomain(answer: unknown): Domain | undefined {
  const [, name, version] = decodeAbi('(bytes1,string,string,uint256,address,bytes32,uint256[])', answer) ?? []
  return typeof name === 'string' && typeof version === 'string' ? { name, version } : undefined
}

function splitSignature(signature: string): { readonly r: bigint; readonly s: bigint; readonly v: bigint } {
  const [, r, s, v] = /^0x([\da-f]{64})([\da-f]{64})([\da-f]{2})$/i.exec(signature) ?? []
  if (r === undefined || s === undefined || v === undefined)
    throw new KitError('wallet/invalidResponse', { shortMessage: 'Invalid permit signature.' })
  const parity = BigInt(`0x${v}`)
  // Some wallets return the y-parity instead of `v`.
  return { r: BigInt(`0x${r}`), s: BigInt(`0x${s}`), v: parity < 27n ? parity + 27n : parity }
}
