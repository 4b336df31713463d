import { expect, it, onTestFinished } from 'vitest'
import { openReplicaScene } from '../testing/chaos/openReplicaScene.js'
import { runChaos } from '../testing/chaos/runChaos.js'
import { temporaryDirectory } from '../testing/startTestServer.js'

// The short form of `npm run soak -- server` over Postgres and Redis.
it('replicas lose no message, repeat none and recover from kill -9, loss of Redis and a promotion', async () => {
  const scene = await openReplicaScene({ folder: temporaryDirectory(), isPrivileged: false })
  onTestFinished(() => scene.close())
  const only = ['kill -9 the relay', 'loss of Redis', 'promotion']
  const report = await runChaos({ scene, seed: 1, only, holdMs: 0, requestMs: 1500, isOver: (faults) => faults === 4 })
  expect(report.violations).toEqual([])
  expect(new Set(report.results.map(({ fault }) => fault)).size).toBe(4)
  expect(report.counts.accepted).toBeGreaterThan(100)
})

it('replicas lose no message and recover when the disk of Postgres was full', async (context) => {
  const scene = await openReplicaScene({ folder: temporaryDirectory(), isPrivileged: true })
  onTestFinished(() => scene.close())
  const only = ['full disk of Postgres']
  const report = await runChaos({
    scene,
    seed: 1,
    only,
    holdMs: 2000,
    requestMs: 1500,
    isOver: (faults) => faults === 2,
  })
  const [notRun] = report.notRun
  if (notRun !== undefined) context.skip(`needs ${notRun.missing}`)
  expect(report.violations).toEqual([])
  expect(report.results).toHaveLength(2)
  expect(report.counts.refused).toBeGreaterThan(0)
  expect(report.counts.accepted).toBeGreaterThan(100)
})
