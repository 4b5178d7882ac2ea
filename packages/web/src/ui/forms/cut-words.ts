/** Only the network keeps it from being saved, and it is tried again by itself. */
export const cutWords = (keptHere: boolean): string =>
  keptHere
    ? 'Sin conexión: está en este dispositivo y se guardará solo en cuanto vuelva.'
    : 'Sin conexión: se guardará solo en cuanto vuelva. No cierres esta página.';
