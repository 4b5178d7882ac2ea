/** «10:20:40»: in a room seconds tell apart what happened. */
export const horaConSegundos = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('es', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
