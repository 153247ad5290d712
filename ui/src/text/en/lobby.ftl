lobby-title = A table for Terra Mystica
