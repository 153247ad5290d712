// Runs before anything is drawn, so that the page never flashes in the other theme.
(function () {
  try {
    var wish = localStorage.getItem("hexarch.theme");
    if (wish === "light" || wish === "dark") document.documentElement.dataset.theme = wish;
  } catch (e) {
    /* no storage: follow the system */
  }
})();
