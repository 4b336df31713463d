import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Spanish. */
export const texts: Translation<typeof en, 'es'> = {
  'portfolio.total': 'Valor total',
  'portfolio.unavailable': 'No se pudieron cargar los tokens',
  'portfolio.retry': 'Reintentar',
  'portfolio.empty': 'Aún no hay tokens en {network}',
  'portfolio.receive': 'Recibir tokens',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Ya no tienes este token.',
  'portfolio.price': 'Precio',
  'portfolio.contract': 'Contrato',
  'portfolio.network': 'Red',
  'portfolio.copy': 'Copiar dirección del contrato',
  'portfolio.copyId': 'Copiar ID del token',
  'portfolio.add': 'Añadir a la billetera',
  'portfolio.adding': 'Confirma en tu billetera',
  'portfolio.added': 'Añadido a la billetera',
  'portfolio.addDeclined': 'Solicitud rechazada. Reintentar.',
  'portfolio.addFailed': 'No se pudo añadir a la billetera',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'No se pudieron cargar tus NFT. Están a salvo en la red.',
  'portfolio.noNfts': 'Aún no hay NFT en {network}',
  'portfolio.receiveNfts': 'Recibir NFT',
  'portfolio.olderNfts': 'Cargar NFT anteriores',
  'portfolio.nftAmount': 'Tienes',
  'portfolio.nftId': 'ID del token',
  'portfolio.standard': 'Estándar',
}
