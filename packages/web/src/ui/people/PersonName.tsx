interface PersonNameProps {
  readonly nombre: string;
  readonly apellidos: string;
}

/** "**Aguirre Beltrán**, Lucía": as lists that sort by surname write it. */
export function PersonName({ nombre, apellidos }: PersonNameProps) {
  if (!apellidos) return <b>{nombre}</b>;
  return (
    <>
      <b>{apellidos}</b>, {nombre}
    </>
  );
}

export const fullName = ({ nombre, apellidos }: PersonNameProps): string => `${nombre} ${apellidos}`.trim();
