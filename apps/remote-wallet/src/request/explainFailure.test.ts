import { expect, it } from 'vitest'
import { walletTexts } from '../texts/walletTexts.data.js'
import { explainFailure } from './explainFailure.js'

it.each([
  [new Error('Pairing already exists: 7f6e. Please try again with a new connection URI.'), 'already used'],
  [new Error('pair() URI has expired'), 'expired'],
  [new Error('Subscribing to 7f6e failed, please try again'), 'Can’t reach the relay'],
  [
    new Error('WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)'),
    'Unauthorized: invalid key',
  ],
  [new TypeError('Invalid pairing link.'), 'Invalid pairing link'],
  ['odd', 'odd'],
])('explainFailure tells the user how to resolve %s', (error, words) => {
  expect(explainFailure(error, walletTexts)).toContain(words)
})

it('explainFailure shows no topic and no key', () => {
  const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
  expect(explainFailure(new Error(`Subscribing to ${topic} failed, please try again`), walletTexts)).not.toContain(
    topic,
  )
})
