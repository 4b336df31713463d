import { devCollectibles } from '@kit/devnet'
import { expect, it } from 'vitest'
import { getNfts } from '../contract/nftEndpoints.js'
import { askJson } from '../testing/askJson.js'
import { startChain, startHistoryScene } from '../testing/startHistoryScene.js'

it('lists', async () => {
  const chain = await startChain()
  const scene = await startHistoryScene(chain)
  const [alice] = chain.accounts
  const { status, body } = await askJson(
    `${scene.server.url}/v1/account/${alice?.address}/nfts?projectId=p&chainId=${scene.id}`,
  )
  console.log(JSON.stringify(body, null, 1))
  expect(status).toBe(200)
  getNfts.answer.parse(body)
  expect(devCollectibles()).toBeDefined()
})
