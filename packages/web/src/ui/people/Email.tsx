/** Where it does not fit, it is cut before the domain and not in the middle of a word. */
export function Email({ address }: { readonly address: string | null }) {
  if (!address?.includes('@')) return address;
  const at = address.indexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
