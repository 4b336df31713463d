import { isKitError } from '@kit/core'
import type { PayloadOf, ResponseOf, SiwxMessageTemplate, User } from '@kit/embedded/protocol'
import { formatMessage, type SiwxFields } from '@kit/siwx'
import { base58 } from '@scure/base'
import { stringToBytes, stringToHex } from 'viem'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { RequestContext } from '../page/Page.js'

export type SignInOptions = {
  readonly siwxMessage: SiwxMessageTemplate
  readonly address: string
  readonly context: RequestContext
  /** Sends the request as a page would: views, rejections and signature are the same. */
  ask(payload: PayloadOf<'RPC_REQUEST'>, context: RequestContext): Promise<ResponseOf<'RPC_REQUEST'>>
}

/**
 * Signs the page's sign-in message with the account of the new session, in one approval that shows it. Resolves with nothing if the user
 * declines: they stay signed in.
 *
 * @throws RpcFailure -32602 for an invalid message, or one for another page
 */
export async function signIn({
  siwxMessage,
  address,
  context,
  ask,
}: SignInOptions): Promise<Pick<User, 'message' | 'signature'>> {
  const message = textOf(siwxMessage, address)
  const { chainId } = siwxMessage
  const call = chainId.startsWith('solana:')
    ? {
        method: 'solana_signMessage',
        params: { message: base58.encode(stringToBytes(message)), pubkey: address },
        chainNamespace: 'solana' as const,
      }
    : {
        method: 'personal_sign',
        params: [stringToHex(message), address],
        chainNamespace: 'eip155' as const,
      }
  try {
    const { result } = await ask({ ...call, chainId }, context)
    const { signature } = (typeof result === 'string' ? { signature: result } : result) as {
      readonly signature: string
    }
    return { message, signature }
  } catch (error) {
    if (isKitError(error, 'connection/rejected')) return {}
    throw error
  }
}

/** No field can forge another: each is restricted to what its place in the message allows. */
function textOf(siwxMessage: SiwxMessageTemplate, accountAddress: string): string {
  try {
    return formatMessage({ ...siwxMessage, accountAddress } as SiwxFields)
  } catch {
    throw new RpcFailure(-32602, 'Invalid sign-in message: not in CAIP-122 format')
  }
}
