import { type DevAccount, devAccounts } from '../devAccounts.js'

/** A user of the local provider. */
export type DevPerson = {
  /** The same ID at each provider. It is a number because some providers require that. */
  readonly id: number
  readonly name: string
  readonly userName: string
  readonly email: string
}

/** Users who can sign in. Their Farcaster accounts belong to accounts of the development phrase, in this order. */
export const devPeople: readonly DevPerson[] = [
  { id: 1001, name: 'Alice', userName: 'alice', email: 'alice@example.org' },
  { id: 1002, name: 'Bob', userName: 'bob', email: 'bob@example.org' },
]

/** Returns the account that owns a person's Farcaster account. */
export function custodyOf(person: DevPerson): DevAccount {
  const account = devAccounts(devPeople.length)[devPeople.indexOf(person)]
  if (account === undefined) throw new Error(`${person.name} owns no account`)
  return account
}
