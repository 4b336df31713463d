import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Polish. */
export const texts: Translation<typeof en, 'pl'> = {
  'portfolio.total': 'Łączna wartość',
  'portfolio.unavailable': 'Nie udało się wczytać tokenów',
  'portfolio.retry': 'Spróbuj ponownie',
  'portfolio.empty': 'Brak tokenów w sieci {network}',
  'portfolio.receive': 'Odbierz tokeny',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Nie masz już tego tokena.',
  'portfolio.price': 'Cena',
  'portfolio.contract': 'Kontrakt',
  'portfolio.network': 'Sieć',
  'portfolio.copy': 'Kopiuj adres kontraktu',
  'portfolio.copyId': 'Kopiuj ID tokena',
  'portfolio.add': 'Dodaj do portfela',
  'portfolio.adding': 'Potwierdź w portfelu',
  'portfolio.added': 'Dodano do portfela',
  'portfolio.addDeclined': 'Odrzucono. Spróbuj ponownie.',
  'portfolio.addFailed': 'Nie udało się dodać do portfela',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Nie udało się wczytać Twoich NFT. Są bezpieczne w sieci.',
  'portfolio.noNfts': 'Brak NFT w sieci {network}',
  'portfolio.receiveNfts': 'Odbierz NFT',
  'portfolio.olderNfts': 'Wczytaj starsze NFT',
  'portfolio.nftAmount': 'Posiadasz',
  'portfolio.nftId': 'ID tokena',
  'portfolio.standard': 'Standard',
}
