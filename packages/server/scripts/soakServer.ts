import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scratchFolder } from '@kit/devnet'
import type { ChaosScene, SceneOptions } from '../src/testing/chaos/ChaosScene.js'
import { describeChaos } from '../src/testing/chaos/describeChaos.js'
import { missingForReplicas, openReplicaScene } from '../src/testing/chaos/openReplicaScene.js'
import { openSqliteScene } from '../src/testing/chaos/openSqliteScene.js'
import { type FaultResult, runChaos } from '../src/testing/chaos/runChaos.js'

// Makes faults during traffic, one after another in random order, and checks that nothing is lost. Run: npm run soak -- server

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
})
const seed = Number(values.seed)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const holdMs = 3000

/** Scenes with their share of the time. */
const scenes: readonly { readonly share: number; readonly open: (options: SceneOptions) => Promise<ChaosScene> }[] = [
  { share: 0.3, open: (options) => openSqliteScene('all', options) },
  { share: 0.2, open: (options) => openSqliteScene('relay', options) },
  { share: 0.5, open: openReplicaScene },
]

function printResult({ fault, recoveredMs, violations }: FaultResult): void {
  print(`${new Date().toISOString().slice(11, 19)}  ${fault}: recovered in ${recoveredMs} ms`)
  for (const sentence of violations) print(`  FAULT: ${sentence}`)
}

async function runScene({ share, open }: (typeof scenes)[0]): Promise<boolean> {
  const folder = mkdtempSync(join(scratchFolder(), 'kit-chaos-'))
  const scene = await open({ folder, isPrivileged: true })
  print(`\n${scene.name}`)
  const endMs = performance.now() + share * Number(values.minutes) * 60_000
  const isOver = (): boolean => performance.now() > endMs
  const only = values.only?.split(',')
  try {
    const report = await runChaos({ scene, seed, holdMs, isOver, onResult: printResult, ...(only && { only }) })
    for (const line of describeChaos(report)) print(line)
    return report.violations.length === 0
  } finally {
    await scene.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

print(`seed ${seed}: repeat the order of the faults with --seed ${seed}`)
let isClean = true
for (const scene of scenes) {
  const missing = scene.open === openReplicaScene ? missingForReplicas() : undefined
  if (missing !== undefined) print(`\ntwo replicas over Postgres and Redis: NOT RUN, needs ${missing}`)
  else isClean = (await runScene(scene)) && isClean
}
process.exit(isClean ? 0 : 1)
