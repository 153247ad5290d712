/** Light, dark, or as the system says. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED = "hexarch.theme";

function read(): Theme {
  const found = document.documentElement.dataset["theme"];
  return found === "light" || found === "dark" ? found : "system";
}

let wish = $state<Theme>(read());

export const theme = {
  get wish(): Theme {
    return wish;
  },
  set wish(value: Theme) {
    wish = value;
    if (value === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = value;
    try {
      localStorage.setItem(STORED, value);
    } catch {
      /* without storage the wish lasts as long as the page */
    }
  },
};
