import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import { createReadLimit } from '../approval/call/createReadLimit.js'
import { createReadToken } from '../approval/call/createReadToken.js'
import { reviewMessage } from '../approval/data/reviewMessage.js'
import { reviewTypedData } from '../approval/data/reviewTypedData.js'
import type { MessageSubject, Review, ReviewAccount, ReviewNetwork, TypedDataSubject } from '../approval/Review.js'
import { signSubject } from '../approval/signSubject.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { address, messageBytes, parseParams } from './params.js'
import type { Approve, RpcCall, RpcMethod, RpcServices } from './RpcServices.js'

const personalSign = z.tuple([messageBytes, address], z.unknown())
const signTyped = z.tuple([address, z.unknown()], z.unknown())

/** Creates the methods that return a signature to the page. */
export function signingMethods(services: RpcServices, approve: Approve): { readonly [method: string]: RpcMethod } {
  /** A smart account reads its signature scheme from the chain; signing twice gives the same result. */
  const sign = (review: Review<MessageSubject | TypedDataSubject>, call: RpcCall): Promise<Hex> =>
    services.reach(
      async () => signSubject(review.subject, await services.signerOf(review.account, review.network)),
      call,
    )
  return {
    async personal_sign(call) {
      const [bytes, signer] = parseParams(personalSign, call.params)
      const account = await requireAccount(services, call.network, signer)
      const { subject, warnings } = reviewMessage(bytes, {
        origin: services.page.origin,
        account,
        network: call.network,
      })
      const review = await approve({ account, subject, warnings }, call)
      return sign(review, call)
    },
    async eth_signTypedData_v4(call) {
      const [signer, given] = parseParams(signTyped, call.params)
      const account = await requireAccount(services, call.network, signer)
      const client = services.clientOf(call.network)
      const reviewed = await reviewTypedData(given, account, call.network, {
        readToken: createReadToken(client, call.network.id),
        readLimit: createReadLimit(client, account.address),
        receivers: services.receivers,
      })
      const review = await approve({ account, ...reviewed }, call)
      return sign(review, call)
    },
  }
}

/** Returns the user's account with an address, if there is one on the network. */
export async function findAccount(
  services: Pick<RpcServices, 'accountsOf'>,
  network: ReviewNetwork,
  wanted: Address,
): Promise<ReviewAccount | undefined> {
  const accounts = await services.accountsOf(network)
  return accounts.find((each) => each.address.toLowerCase() === wanted.toLowerCase())
}

/** @throws RpcFailure 4100 if there is no such account */
export async function requireAccount(
  services: Pick<RpcServices, 'accountsOf'>,
  network: ReviewNetwork,
  wanted: Address,
): Promise<ReviewAccount> {
  const found = await findAccount(services, network, wanted)
  if (found === undefined) throw new RpcFailure(4100, 'Unknown account')
  return found
}
