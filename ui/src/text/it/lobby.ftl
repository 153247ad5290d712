lobby-title = Un tavolo per Terra Mystica
