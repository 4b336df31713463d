import type { Account } from '@kit/core'
import type { SignInRequest } from '@kit/core/plugin'
import { isSameAddressIn } from '../check/isSameAddressIn.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { recapPrefix } from '../recap/formatRecapUri.js'
import { parseRecapUri } from '../recap/parseRecapUri.js'
import { recapStatement } from '../recap/recapStatement.js'

/**
 * Returns the first field of a signed message that differs from the request, or undefined if none does. The wallet may choose one of its
 * connected accounts and one of the requested networks, and add permissions that it grants.
 *
 * @example if (findDifference(data, request, accounts) !== undefined) refuse()
 */
export function findDifference(
  data: SiwxFields,
  requested: SignInRequest,
  accounts: readonly Account[],
): keyof SiwxFields | undefined {
  const { resources = [], statement } = data
  const grant = resources.at(-1)?.startsWith(recapPrefix) ? resources.at(-1) : undefined
  const recap = grant === undefined ? undefined : parseRecapUri(grant)
  const isGrant = grant === undefined || (recap !== undefined && Object.keys(recap.att).join() === 'eip155')
  const plain = grant === undefined ? resources : resources.slice(0, -1)
  const sentences = [...(requested.statement ? [requested.statement] : []), ...(recap ? [recapStatement(recap)] : [])]
  const isRight = {
    domain: data.domain === requested.domain,
    uri: data.uri === requested.uri,
    nonce: data.nonce === requested.nonce,
    expirationTime: data.expirationTime === requested.expirationTime,
    notBefore: data.notBefore === requested.notBefore,
    requestId: data.requestId === requested.requestId,
    resources: isGrant && JSON.stringify(plain) === JSON.stringify(requested.resources ?? []),
    statement: (statement ?? '') === sentences.join(' '),
    chainId: requested.networkIds.includes(data.chainId),
    accountAddress: accounts.some(
      ({ address, namespace }) =>
        data.chainId.startsWith(`${namespace}:`) && isSameAddressIn(namespace, address, data.accountAddress),
    ),
  } satisfies { readonly [Name in keyof SiwxFields]?: boolean }
  return (Object.keys(isRight) as (keyof typeof isRight)[]).find((name) => !isRight[name])
}
