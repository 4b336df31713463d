import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Ukrainian. */
export const texts: Translation<typeof en, 'uk'> = {
  'portfolio.total': 'Загальна вартість',
  'portfolio.unavailable': 'Не вдалося завантажити токени',
  'portfolio.retry': 'Повторити',
  'portfolio.empty': 'У мережі {network} поки немає токенів',
  'portfolio.receive': 'Отримати токени',
  'portfolio.token': 'Токен',
  'portfolio.notHeld': 'У вас більше немає цього токена.',
  'portfolio.price': 'Ціна',
  'portfolio.contract': 'Контракт',
  'portfolio.network': 'Мережа',
  'portfolio.copy': 'Копіювати адресу контракту',
  'portfolio.copyId': 'Копіювати ID токена',
  'portfolio.add': 'Додати в гаманець',
  'portfolio.adding': 'Підтвердьте в гаманці',
  'portfolio.added': 'Додано в гаманець',
  'portfolio.addDeclined': 'Відхилено. Повторіть спробу.',
  'portfolio.addFailed': 'Не вдалося додати в гаманець',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Не вдалося завантажити ваші NFT. У мережі вони в безпеці.',
  'portfolio.noNfts': 'У мережі {network} поки немає NFT',
  'portfolio.receiveNfts': 'Отримати NFT',
  'portfolio.olderNfts': 'Завантажити давніші',
  'portfolio.nftAmount': 'У вас',
  'portfolio.nftId': 'ID токена',
  'portfolio.standard': 'Стандарт',
}
