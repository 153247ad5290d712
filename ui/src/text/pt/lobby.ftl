lobby-title = Uma mesa para Terra Mystica
