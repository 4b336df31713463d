import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../../../../platform/store/openSqliteStore.js'
import { temporaryDirectory } from '../../../../testing/startTestServer.js'
import { readSeenTokens } from './readSeenTokens.js'

const chain = 'eip155:31337'
const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const token = (index: number): string => `0x${String(index).padStart(40, '0')}`

it('readSeenTokens lists the tokens an account interacted with, most recently moved first, at most 500', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  expect(await readSeenTokens(store, chain, address)).toEqual([])
  const rows = Array.from({ length: 600 }, (_, index) => ({ chain, address, token: token(index), last_block: index }))
  await store.db.insertInto('history_seen').values(rows).execute()
  await store.db
    .insertInto('history_seen')
    .values({ chain: 'eip155:1', address, token: token(9999), last_block: 1 })
    .execute()
  const seen = await readSeenTokens(store, chain, address.toUpperCase().replace('0X', '0x'))
  expect(seen).toHaveLength(500)
  expect(seen.slice(0, 2)).toEqual([token(599), token(598)])
})
