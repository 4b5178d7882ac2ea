(() => {
  let tema = null;
  try {
    tema = sessionStorage.getItem('themeMode');
  } catch {}
  const oscuro = tema === 'dark' || (tema !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.body.classList.toggle('dark-mode', oscuro);
  document.documentElement.dataset.mantineColorScheme = oscuro ? 'dark' : 'light';
})();
