import { expect, it } from 'vitest'
import { spawnGuarded } from './spawnGuarded.js'

// A process of a program that says something at its end, after the program itself has ended.
const ownProcess = `process.on('disconnect', () => setImmediate(() => process.stdout.write('ended', () => process.exit())))
process.send('ready')`
const program = `const { spawn } = require('node:child_process')
const own = spawn(process.execPath, ['-e', ${JSON.stringify(ownProcess)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
own.on('message', (text) => process.stdout.write(text))`

it.each(['stop', 'kill'] as const)('%s waits until processes of the program have ended', async (end) => {
  const child = spawnGuarded(process.execPath, ['-e', program])
  await new Promise<void>((resolve) => child.onOutput((text) => text.includes('ready') && resolve()))
  await child[end]()
  expect(child.output()).toMatch(/^ready.*ended/s)
})
