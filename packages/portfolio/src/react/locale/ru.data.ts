import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Russian. */
export const texts: Translation<typeof en, 'ru'> = {
  'portfolio.total': 'Общая стоимость',
  'portfolio.unavailable': 'Не удалось загрузить токены',
  'portfolio.retry': 'Повторить',
  'portfolio.empty': 'В сети {network} пока нет токенов',
  'portfolio.receive': 'Получить токены',
  'portfolio.token': 'Токен',
  'portfolio.notHeld': 'У вас больше нет этого токена.',
  'portfolio.price': 'Цена',
  'portfolio.contract': 'Контракт',
  'portfolio.network': 'Сеть',
  'portfolio.copy': 'Копировать адрес контракта',
  'portfolio.copyId': 'Копировать ID токена',
  'portfolio.add': 'Добавить в кошелёк',
  'portfolio.adding': 'Подтвердите в кошельке',
  'portfolio.added': 'Добавлено в кошелёк',
  'portfolio.addDeclined': 'Отклонено. Повторите попытку.',
  'portfolio.addFailed': 'Не удалось добавить в кошелёк',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Не удалось загрузить ваши NFT. В сети они в безопасности.',
  'portfolio.noNfts': 'В сети {network} пока нет NFT',
  'portfolio.receiveNfts': 'Получить NFT',
  'portfolio.olderNfts': 'Загрузить более старые NFT',
  'portfolio.nftAmount': 'У вас',
  'portfolio.nftId': 'ID токена',
  'portfolio.standard': 'Стандарт',
}
