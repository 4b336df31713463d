import type { ProposalTypes } from '@walletconnect/types'
import type { RemoteCore } from './createRemoteCore.js'
import { grantNamespaces, summariseProposal } from './grantNamespaces.js'
import type { RemoteGrant, SessionProposal } from './RemoteWallet.js'
import { toErrorResponse } from './toErrorResponse.js'
import { toRemotePeer } from './toRemoteSession.js'

/** Prompts the owner for a session, and approves or rejects it. */
export const answerProposal = async (core: RemoteCore, id: number, params: ProposalTypes.Struct): Promise<void> => {
  const { options, client, signer, chains, families, prompts, selectedChains, modeOf, behavior, refresh, report } = core
  const { networkIds, methods } = summariseProposal(params)
  const known = [...chains.keys()].filter((chainId) => networkIds.includes(`eip155:${chainId}`))
  const peer = toRemotePeer(params.proposer.metadata)
  const others = [...families.values()].flatMap((family) =>
    family.networkIds
      .filter((networkId) => networkIds.includes(networkId))
      .map((networkId) => ({ networkId, address: family.address(networkId) })),
  )
  const subject: SessionProposal = { kind: 'session', id, peer, networkIds, chainIds: known, others, methods }
  const grantOf = ({
    chainIds = known,
    accounts = signer.addresses.slice(0, 1),
    networkIds: wanted = networkIds,
  }: RemoteGrant) =>
    grantNamespaces(params, [
      ...chainIds.map((chainId) => ({ networkId: `eip155:${chainId}`, accounts })),
      ...others
        .filter(({ networkId }) => wanted.includes(networkId))
        .map(({ networkId, address }) => ({ networkId, accounts: [address] })),
    ])
  try {
    // Proposals that can't be granted are rejected without a prompt: an approval would be wrong.
    grantOf({})
    const given = await prompts.ask(modeOf('wc_sessionPropose') ?? behavior().mode, subject)
    const grant = given ?? options.grant ?? {}
    const { sessionProperties, scopedProperties } = { ...options.grant, ...grant }
    const { topic } = await client.approve({
      id,
      namespaces: grantOf(grant),
      ...(sessionProperties && { sessionProperties }),
      ...(scopedProperties && { scopedProperties }),
    })
    const [first] = grant.chainIds ?? known
    if (first !== undefined) selectedChains.set(topic, first)
  } catch (error) {
    await client.reject({ id, reason: toErrorResponse(error) }).catch(report)
  }
  refresh()
}
