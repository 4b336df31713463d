import { defineKitElements, type KitElement } from '@kit/element'
import { kit } from './kit'

defineKitElements()
for (const element of document.querySelectorAll<KitElement>('kit-button, kit-modal')) element.kit = kit

const words = document.querySelector('p') as HTMLParagraphElement
const button = document.getElementById('disconnect') as HTMLButtonElement
button.addEventListener('click', () => kit.disconnect())
kit.active.state$.subscribe(({ account }) => {
  words.textContent = account?.address ?? 'No wallet is connected.'
  button.hidden = account === undefined
})
