import { FotoAbierta } from '#pages/reportes/fotos/FotoAbierta.tsx';
import { ListaDeFotos } from '#pages/reportes/fotos/ListaDeFotos.tsx';
import { isId, useListAddress } from '#ui/lists/list-address.ts';

/** How compliance stood at the end of each month: all of them, or one. */
export function Fotos() {
  const foto = useListAddress().search['foto'];
  return foto !== undefined && isId(foto) ? <FotoAbierta key={foto} id={foto} /> : <ListaDeFotos />;
}
