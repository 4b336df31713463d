import { encodeFunctionData, type Hex, namehash, toCoinType } from 'viem'
import { devNamesAbi, devNamesBytecode } from '../contracts/devNames.data.js'
import type { DevAccount } from '../devAccounts.js'
import { secondDevChainId } from '../devChain.js'
import { devNamesAddress } from '../devContracts.js'
import { drawnPicture } from './drawnPicture.js'
import { creationCall, type SeedCall, seedCall } from './seedCall.js'

const solanaCoinType = 501n
const solanaAddress = `0x${'5a'.repeat(32)}` as const

/**
 * Creates the names of a local chain. Alice, Bob and Carol have one with a picture as data. Frank's picture is on the web, and his address
 * on the second chain is Grace's. Dave has no name. Erin claims Alice's.
 */
export function nameCalls(accounts: readonly DevAccount[]): readonly SeedCall[] {
  const [alice, bob, carol, , erin, frank, grace] = accounts
  if (!alice || !bob || !carol || !erin || !frank || !grace) throw new Error('Names need seven accounts')
  const names = devNamesAddress()
  const nameOf = (name: string, { address }: DevAccount, picture: string): Hex[] => [
    setName([namehash(name), reverseNode(address), name, address]),
    setText([namehash(name), 'avatar', picture]),
    setText([namehash(name), 'description', `${name} of the local chain`]),
  ]
  const records = [
    ...nameOf('alice.eth', alice, drawnPicture('A')),
    ...nameOf('bob.eth', bob, drawnPicture('B')),
    ...nameOf('carol.eth', carol, drawnPicture('C')),
    ...nameOf('frank.eth', frank, 'https://pictures.example/frank.png'),
    setAddress([namehash('alice.eth'), solanaCoinType, solanaAddress]),
    setAddress([namehash('frank.eth'), toCoinType(secondDevChainId), grace.address]),
    claimName([reverseNode(erin.address), 'alice.eth', erin.address]),
  ]
  return [creationCall(devNamesBytecode), ...records.map((data) => seedCall(names, data))]
}

const abi = devNamesAbi
const setName = (args: readonly [Hex, Hex, string, Hex]): Hex => encodeFunctionData({ abi, functionName: 'set', args })
const setText = (args: readonly [Hex, string, string]): Hex =>
  encodeFunctionData({ abi, functionName: 'setText', args })
const setAddress = (args: readonly [Hex, bigint, Hex]): Hex =>
  encodeFunctionData({ abi, functionName: 'setAddr', args })
const claimName = (args: readonly [Hex, string, Hex]): Hex => encodeFunctionData({ abi, functionName: 'claim', args })

function reverseNode(address: string): `0x${string}` {
  return namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
}
