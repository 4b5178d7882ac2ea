export const Paper = () => <p className="look-quiet">Se entrega aparte, junto a esta hoja.</p>;
