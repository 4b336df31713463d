import { expect, it, onTestFinished } from 'vitest'
import { openSqliteScene } from '../testing/chaos/openSqliteScene.js'
import { runChaos } from '../testing/chaos/runChaos.js'
import { temporaryDirectory } from '../testing/startTestServer.js'

// The short form of `npm run soak -- server`.
it('kit-server loses no message, repeats none and recovers from kill -9, a stopped process, lost connections and a silent node', async () => {
  const scene = await openSqliteScene('all', { folder: temporaryDirectory(), isPrivileged: false })
  onTestFinished(() => scene.close())
  const only = ['kill -9', 'stop', 'connections cut', 'flood irn_batchPublish', 'half-open node']
  const report = await runChaos({ scene, seed: 1, only, holdMs: 0, requestMs: 1500, isOver: (faults) => faults === 7 })
  expect(report.violations).toEqual([])
  expect(report.results.map(({ fault }) => fault).sort()).toEqual([
    'connections cut',
    'flood irn_batchPublish',
    'half-open node',
    'kill -9 the relay of kit-server all',
    'kill -9 the server of kit-server all',
    'stop the relay of kit-server all',
    'stop the server of kit-server all',
  ])
  expect(report.counts.accepted).toBeGreaterThan(100)
  expect(report.counts.delivered).toBeGreaterThanOrEqual(2 * report.counts.accepted)
})
