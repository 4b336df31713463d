import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Dutch. */
export const texts: Translation<typeof en, 'nl'> = {
  'portfolio.total': 'Totale waarde',
  'portfolio.unavailable': 'Kan tokens niet laden',
  'portfolio.retry': 'Opnieuw proberen',
  'portfolio.empty': 'Nog geen tokens op {network}',
  'portfolio.receive': 'Tokens ontvangen',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Je bezit deze token niet meer.',
  'portfolio.price': 'Prijs',
  'portfolio.contract': 'Contract',
  'portfolio.network': 'Netwerk',
  'portfolio.copy': 'Contractadres kopiëren',
  'portfolio.copyId': 'Token-ID kopiëren',
  'portfolio.add': 'Aan wallet toevoegen',
  'portfolio.adding': 'Bevestig in je wallet',
  'portfolio.added': 'Toegevoegd aan wallet',
  'portfolio.addDeclined': 'Geweigerd. Probeer opnieuw.',
  'portfolio.addFailed': 'Kan niet aan wallet toevoegen',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Je NFT’s kunnen niet worden geladen. Ze zijn veilig op het netwerk.',
  'portfolio.noNfts': 'Nog geen NFT’s op {network}',
  'portfolio.receiveNfts': 'NFT’s ontvangen',
  'portfolio.olderNfts': 'Oudere NFT’s laden',
  'portfolio.nftAmount': 'In bezit',
  'portfolio.nftId': 'Token-ID',
  'portfolio.standard': 'Standaard',
}
