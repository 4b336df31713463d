import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in German. */
export const texts: Translation<typeof en, 'de'> = {
  'portfolio.total': 'Gesamtwert',
  'portfolio.unavailable': 'Token konnten nicht geladen werden',
  'portfolio.retry': 'Erneut versuchen',
  'portfolio.empty': 'Noch keine Token auf {network}',
  'portfolio.receive': 'Token empfangen',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Du besitzt diesen Token nicht mehr.',
  'portfolio.price': 'Preis',
  'portfolio.contract': 'Contract',
  'portfolio.network': 'Netzwerk',
  'portfolio.copy': 'Contract-Adresse kopieren',
  'portfolio.copyId': 'Token-ID kopieren',
  'portfolio.add': 'Zur Wallet hinzufügen',
  'portfolio.adding': 'In deiner Wallet bestätigen',
  'portfolio.added': 'Zur Wallet hinzugefügt',
  'portfolio.addDeclined': 'Abgelehnt. Versuche es erneut.',
  'portfolio.addFailed': 'Nicht zur Wallet hinzugefügt',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Deine NFTs konnten nicht geladen werden. Im Netzwerk sind sie sicher.',
  'portfolio.noNfts': 'Noch keine NFTs auf {network}',
  'portfolio.receiveNfts': 'NFTs empfangen',
  'portfolio.olderNfts': 'Ältere NFTs laden',
  'portfolio.nftAmount': 'Im Besitz',
  'portfolio.nftId': 'Token-ID',
  'portfolio.standard': 'Standard',
}
