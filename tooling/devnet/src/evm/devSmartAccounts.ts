import {
  AllowedCalldataEnforcer,
  AllowedMethodsEnforcer,
  AllowedTargetsEnforcer,
  DelegationManager,
  EIP7702StatelessDeleGator,
  EntryPoint,
  ERC20PeriodTransferEnforcer,
  ExactCalldataEnforcer,
  HybridDeleGator,
  NativeTokenPeriodTransferEnforcer,
  SCL_RIP7212,
  SenderCreator,
  SimpleFactory,
  TimestampEnforcer,
  ValueLteEnforcer,
} from '@metamask/delegation-abis/bytecode'
import { concat, getContractAddress, type Hex, pad } from 'viem'
import { create2Address } from '../create2Address.js'
import type { DevContract } from './devDex.js'
import { smartAccountAddress as at } from './smartAccountAddress.js'

const libraryMark = /__\$[0-9a-f]{34}\$__/g

/**
 * Returns the smart account contracts at their public addresses. They are EntryPoint 0.7, the account with an owner, the code for EIP-7702
 * accounts, their factory, the delegation manager and its limits. The CREATE2 deployer wouldn't produce these addresses, so the code is set
 * directly.
 */
export function devSmartAccounts(): readonly DevContract[] {
  const [entryPoint, manager] = [at('EntryPoint'), at('DelegationManager')]
  const named = (name: string, code: string, ...args: readonly Hex[]): DevContract => ({
    address: at(name),
    deployData: concat([code as Hex, ...args.map((address) => pad(address))]),
  })
  // Verifies passkey signatures for the account.
  const library: DevContract = { address: create2Address(SCL_RIP7212 as Hex), deployData: SCL_RIP7212 as Hex }
  return [
    named('EntryPoint', EntryPoint),
    // The first contract that the EntryPoint creates.
    { address: getContractAddress({ from: entryPoint, nonce: 1n }), deployData: SenderCreator as Hex },
    library,
    named('SimpleFactory', SimpleFactory),
    named('DelegationManager', DelegationManager, manager),
    named(
      'HybridDeleGatorImpl',
      HybridDeleGator.replace(libraryMark, library.address.slice(2).toLowerCase()),
      manager,
      entryPoint,
    ),
    named('EIP7702StatelessDeleGatorImpl', EIP7702StatelessDeleGator, manager, entryPoint),
    named('AllowedTargetsEnforcer', AllowedTargetsEnforcer),
    named('AllowedMethodsEnforcer', AllowedMethodsEnforcer),
    named('AllowedCalldataEnforcer', AllowedCalldataEnforcer),
    named('ExactCalldataEnforcer', ExactCalldataEnforcer),
    named('ValueLteEnforcer', ValueLteEnforcer),
    named('TimestampEnforcer', TimestampEnforcer),
    named('NativeTokenPeriodTransferEnforcer', NativeTokenPeriodTransferEnforcer),
    named('ERC20PeriodTransferEnforcer', ERC20PeriodTransferEnforcer),
  ]
}
